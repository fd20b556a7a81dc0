import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What stands there instead; `retry` draws the part anew. */
  fallback: ComponentType<{ retry: () => void }>;
  children: ReactNode;
};

/** ERR-07: a broken part never takes the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const Fallback = this.props.fallback;
    return <Fallback retry={() => this.setState({ broken: false })} />;
  }
}
