import { useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { BRAND } from '../../rules/brand';
import { landingOf } from '../session/landingOf';
import { returnStateOf } from '../session/returnPath';
import { useSession } from '../session/useSession';
import { Notice } from '../ui/Notice';
import { PageHeader } from '../ui/PageHeader';
import { TabPanel, Tabs } from '../ui/Tabs';
import { BesidePicture } from './BesidePicture';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
];

/** The chosen tab, in the URL; where the person was going stays remembered. */
function useAuthTab() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = params.get('tab') === 'register' ? 'register' : 'login';
  const choose = (value: string) => setParams(value === 'login' ? {} : { tab: value }, { replace: true, state });
  return { tab, choose };
}

export default function AuthPage() {
  const { viewer, loading } = useSession();
  const { from, ended } = returnStateOf(useLocation());
  const { tab, choose } = useAuthTab();
  const [email, setEmail] = useState('');
  const cameAsVisitor = useRef(false);
  if (!loading && !viewer) cameAsVisitor.current = true;

  // Who signs in here is taken on by the sign-in itself, after its greeting.
  if (viewer && !cameAsVisitor.current) return <Navigate to={landingOf(viewer, from)} replace />;

  const askToLogIn = (registeredEmail: string) => {
    setEmail(registeredEmail);
    choose('login');
  };
  return (
    <BesidePicture>
      <PageHeader title={`Welcome to ${BRAND}`} lead="Beef straight from the people who raise it." />
      {ended && (
        <Notice title="Your session has ended">Please sign in again; you will come back to where you were.</Notice>
      )}
      <Tabs label="Sign in or sign up" value={tab} onChange={choose} tabs={tabs}>
        <TabPanel value="login">
          <LoginForm key={email} email={email} />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm onLoginNeeded={askToLogIn} />
        </TabPanel>
      </Tabs>
    </BesidePicture>
  );
}
