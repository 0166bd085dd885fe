import { Component, type ReactNode } from 'react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Page } from '../ui/layout/Page';

import { ErrorState } from '../ui/state/ErrorState';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Checks that the server can be reached, since a reload would otherwise show the browser's own error page. */
const isServerThere = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

/** Catches a screen's errors, usually code that failed to load, and offers to try again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean; hasTried: boolean }> {
  override state = { failed: false, hasTried: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Reloads after the second failure, since the server may no longer have this version's code. */
  private tryAgain = async () => {
    if (this.state.hasTried && (await isServerThere())) window.location.reload();
    else this.setState({ failed: false, hasTried: true });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page width="narrow">
        <ErrorState
          headingLevel={1}
          title="Couldn't load this page"
          onRetry={this.tryAgain}
          action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
        />
      </Page>
    );
  }
}
