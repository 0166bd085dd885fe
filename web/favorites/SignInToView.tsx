import { Heart } from 'lucide-react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useGoToSignIn } from './useGoToSignIn';

export function SignInToView() {
  const goToSignIn = useGoToSignIn();
  return (
    <EmptyState
      picture={<Heart size={32} aria-hidden />}
      title="Sign In to View Favorites"
      text="The ranches that you save wait for you here, on every device."
      action={
        <Button variant="primary" onClick={goToSignIn}>
          Sign In
        </Button>
      }
    />
  );
}
