import { Heart } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { returnState } from '../session/returnPath';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';

export function SignInToView() {
  const location = useLocation();
  return (
    <EmptyState
      picture={<Heart size={32} aria-hidden />}
      title="Sign In to View Favorites"
      text="The ranches that you save wait for you here, on every device."
      action={
        <ButtonLink to={paths.auth} state={returnState(location, false)} variant="primary">
          Sign In
        </ButtonLink>
      }
    />
  );
}
