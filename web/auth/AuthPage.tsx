import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { zip5 } from '../../rules/fields/zip';
import { placeAt, type ScreenName } from '../../rules/site';
import { BRAND } from '../../rules/words/brand';
import { oneOf } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { ask } from '../apollo/mutate';
import { useKnownZip } from '../parts/places/knownZip';
import { pathAfterLogin } from '../session/pathAfterLogin';
import { ranchesAreOpen } from '../session/ranchesAreOpen';
import { returnStateOf } from '../session/returnPath';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { PageHeader } from '../ui/layout/Page';
import { TabPanel, Tabs } from '../ui/layout/Tabs';
import { Notice } from '../ui/state/Notice';
import { useIsPainted } from '../ui/state/useIsPainted';
import {
  PlaceBehindSignInDocument,
  type PlaceBehindSignInQuery,
  RanchBehindSignInDocument,
} from './AuthPage.generated';
import { LoginForm } from './LoginForm';
import { PageWithPicture } from './PageWithPicture';
import { RegisterForm } from './RegisterForm';

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
];

const codecs = { tab: oneOf(['login', 'register'], 'login') };

export default function AuthPage() {
  const { viewer, loading } = useSession();
  const { from, ended } = returnStateOf(useLocation());
  // The painted page can't know that a session has ended.
  const isPainted = useIsPainted();
  const { tab, change } = useUrlState(codecs);
  const [email, setEmail] = useState('');
  const cameAsVisitor = useRef(false);
  if (!loading && !viewer) cameAsVisitor.current = true;

  // After a sign-in on this page, the form navigates instead.
  if (viewer && !cameAsVisitor.current) return <Navigate to={pathAfterLogin(viewer, from)} replace />;

  const askToLogIn = (registeredEmail: string) => {
    setEmail(registeredEmail);
    change({ tab: 'login' });
  };
  return (
    <PageWithPicture>
      <PageHeader title={`Welcome to ${BRAND}`} lead="Beef straight from the people who raise it." />
      {ended && !isPainted && (
        <Notice title="Your session has ended">Please sign in again. We'll bring you back to where you were.</Notice>
      )}
      {from && !ended && !isPainted && tab === 'login' && (
        <Newcomer from={from} onRegister={() => change({ tab: 'register' })} />
      )}
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onChange={(value) => change({ tab: value === 'register' ? value : 'login' })}
        tabs={tabs}
      >
        <TabPanel value="login">
          <LoginForm key={email} email={email} />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm onLoginNeeded={askToLogIn} />
        </TabPanel>
      </Tabs>
    </PageWithPicture>
  );
}

/** Says what is behind the sign-in, and leads newcomers to Register. */
function Newcomer({ from, onRegister }: { from: string; onRegister: () => void }) {
  return (
    <Notice
      title={`Sign in ${usePurpose(from)}`}
      action={
        <Button size="small" onClick={onRegister}>
          Create a Free Account
        </Button>
      }
    >
      New to {BRAND}? It takes a minute, and you don’t pay here.
    </Notice>
  );
}

/** What a person came for. */
const BEHIND: { [Screen in ScreenName]?: string } = {
  compare: 'to compare these ranches',
  customerOrders: 'to see your orders',
  favorites: 'to see your favorite ranchers',
};

/** Returns 'to see 4 ranches near Waco', or 'to see Pedernales Bend Ranch' if visitors may know its name. */
function usePurpose(from: string): string {
  const [pathname = '', search] = from.split('#', 1).join().split('?');
  const knownZip = useKnownZip();
  const { screen, params } = placeAt(pathname);
  const rancherId = screen === 'conversation' ? undefined : params.id;
  const isList = screen === 'findRancher';
  const zipCode = isList ? zip5(new URLSearchParams(search).get('near') ?? knownZip) : undefined;
  const name = useName({ zipCode, rancherId: ranchesAreOpen() ? rancherId : undefined });
  if (isList) return `to see ${name ?? 'the ranches near you'}, their prices and who delivers`;
  if (rancherId) return `to see ${name ?? 'this ranch'}, its prices and its next harvests`;
  return BEHIND[screen] ?? 'to go on';
}

/** Returns the ranches near a ZIP code, or the name of a ranch, once it has loaded. */
function useName({ zipCode, rancherId }: { zipCode: string | undefined; rancherId: string | undefined }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const load = async () => {
      if (zipCode) setName(ranchesText((await ask(PlaceBehindSignInDocument, { zipCode })).zipPlace));
      else if (rancherId) setName((await ask(RanchBehindSignInDocument, { id: rancherId })).rancher?.ranchName);
    };
    // Without the name, the text stays general.
    load().catch(() => {});
  }, [zipCode, rancherId]);
  return name;
}

/** '4 ranches near Waco'. Doesn't count fewer than two, because that isn't what a family comes for. */
function ranchesText(place: PlaceBehindSignInQuery['zipPlace']): string | undefined {
  return place ? `${place.ranchesNear > 1 ? place.ranchesNear : 'the'} ranches near ${place.city}` : undefined;
}
