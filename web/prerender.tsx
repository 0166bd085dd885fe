import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { type Place, type ScreenName, site } from '../rules/site';
import { App } from './app/App';
import { screens } from './app/screens';
import { DESCRIPTION, heads } from './layout/heads';
import { pageTitle } from './layout/pageTitle';
import { painted } from './painted';
import type { Prerendered, Prerenderer } from './prerendered';
import { questionsOn } from './questions';
import { GlobalStyle } from './theme/GlobalStyle';

export const prerenderPage: Prerenderer['prerenderPage'] = async (name) => {
  await screens[name].load();
  const page = (
    <StaticRouter location={site[name].path}>
      <App />
    </StaticRouter>
  );
  return { ...rendered(page), ...headOf(name), questions: questionsOn(name) };
};

const modules = Object.entries(import.meta.glob<object>(['./**/*[a-z]Page.tsx', '!./graphiql/**']));

export const prerenderShells: Prerenderer['prerenderShells'] = async () => {
  const empty = rendered(<GlobalStyle />);
  const names = Object.keys(site) as ScreenName[];
  return {
    // The browser gives it the title of the screen that it turns out to be.
    any: { ...empty, title: '', description: DESCRIPTION },
    shells: await Promise.all(
      names.map(async (name) => ({ ...empty, name, module: await moduleOf(name), ...headOf(name) })),
    ),
  };
};

/** Returns the file that a screen imports. */
async function moduleOf(name: ScreenName): Promise<string> {
  const imported = await screens[name].importScreen();
  for (const [file, load] of modules) if ((await load()) === imported) return file.replace('./', '');
  throw new Error(`The file of ${name} has no name that ends with Page.tsx`);
}

function headOf(name: ScreenName): Pick<Prerendered, 'title' | 'description' | 'canonical'> {
  const { path, who, search }: Place = site[name];
  const { title, description = DESCRIPTION } = heads[name];
  const isForRobots = who === 'everyone' && search !== 'closed';
  return { title: pageTitle(title), description, canonical: isForRobots ? path : undefined };
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
