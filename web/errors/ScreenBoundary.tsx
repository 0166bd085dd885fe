import { Component, type ReactNode } from 'react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches what a screen throws, most often code that could not be loaded, and offers to try again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page width="narrow">
        <ErrorState
          headingLevel={1}
          title="This page did not load"
          onRetry={() => this.setState({ failed: false })}
          action={<ButtonLink to={paths.home}>Back to home</ButtonLink>}
        />
      </Page>
    );
  }
}
