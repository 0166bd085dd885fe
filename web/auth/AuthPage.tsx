import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BRAND } from '../../rules/words/brand';
import { oneOf } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import { paths, rancherIdIn } from '../paths';
import { pathAfterLogin } from '../session/pathAfterLogin';
import { returnStateOf } from '../session/returnPath';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { PageHeader } from '../ui/layout/PageHeader';
import { TabPanel, Tabs } from '../ui/layout/Tabs';
import { Notice } from '../ui/state/Notice';
import { useIsPainted } from '../ui/state/useIsPainted';
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
      title={`Sign in ${purposeOf(from)}`}
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
const BEHIND: Readonly<Record<string, string>> = {
  [paths.findRancher]: 'to see the ranches near you, their prices and who delivers',
  [paths.compare]: 'to compare these ranches',
  [paths.customerOrders]: 'to see your orders',
  [paths.favorites]: 'to see your favorite ranchers',
};

function purposeOf(from: string): string {
  const pathname = from.split(/[?#]/, 1).join();
  return rancherIdIn(pathname)
    ? 'to see this ranch, its prices and its next harvests'
    : (BEHIND[pathname] ?? 'to go on');
}
