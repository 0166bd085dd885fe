import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { type AppRoute, notFoundRoute, routeOf, routes } from './app/routes';
import { DESCRIPTION, pageTitle } from './layout/pageTitle';
import { painted } from './painted';
import { paths } from './paths';
import type { Prerendered, Prerenderer } from './prerendered';
import { questionsOn } from './questions';
import { GlobalStyle } from './theme/GlobalStyle';

export const prerenderPage: Prerenderer['prerenderPage'] = async (pathname) => {
  await routeOf(pathname).screen.load();
  const page = (
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>
  );
  return { ...rendered(page), ...headOf(routeOf(pathname)), questions: questionsOn(pathname) };
};

const screens = Object.entries(import.meta.glob<object>(['./**/*[a-z]Page.tsx', '!./graphiql/**']));

export const prerenderShells: Prerenderer['prerenderShells'] = async () => {
  const empty = rendered(<GlobalStyle />);
  return [
    { ...empty, file: 'shell.html', title: pageTitle(), description: DESCRIPTION },
    { ...empty, file: 'not-found.html', screen: await screenOf(notFoundRoute), ...headOf(notFoundRoute) },
    ...(await Promise.all(
      routes.map(async (route) => ({
        ...empty,
        file: fileOf(route),
        isPaintedByServer: route.isPainted,
        screen: await screenOf(route),
        ...headOf(route),
      })),
    )),
  ];
};

/** Returns the file whose module a route's screen imports. */
async function screenOf({ screen }: AppRoute): Promise<string | undefined> {
  const module = await screen.importScreen();
  for (const [file, load] of screens) if ((await load()) === module) return file.replace('./', '');
  return undefined;
}

/** Returns the page's file. A parameter becomes the folder `_`, or `_state` for a state, whose paths resemble a ranch's. */
const fileOf = ({ path }: AppRoute) =>
  `${path.slice(1).replace(':state', '_state').replace(/:\w+/g, '_')}/index.html`.replace(/^\//, '');

/** Pages that search engines shouldn't list, since only emails link to them. */
const emailedPaths: readonly string[] = [
  paths.resetPassword,
  paths.confirmEmail,
  paths.undoEmailChange,
  paths.secureAccount,
  paths.adminInvitation,
  paths.helperInvitation,
];

/** Returns the title and description of a route. If a screen has two paths, the first is canonical. */
function headOf(route: AppRoute): Pick<Prerendered, 'title' | 'description' | 'canonical'> {
  const { path } = routes.find(({ screen }) => screen === route.screen) ?? route;
  const isForVisitors = route.who === 'everyone' && route !== notFoundRoute && !emailedPaths.includes(path);
  return {
    title: pageTitle(route.title),
    description: route.description ?? DESCRIPTION,
    canonical: isForVisitors ? path : undefined,
  };
}

function rendered(page: ReactNode): Pick<Prerendered, 'html' | 'css'> {
  const { html, styles } = painted(page);
  return { html, css: plainCss(styles) };
}

/** Returns the CSS without the style element and the markers of styled-components. */
const plainCss = (styleTags: string) =>
  styleTags
    .replace(/<[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replaceAll('/*!sc*/', '')
    .trim();
