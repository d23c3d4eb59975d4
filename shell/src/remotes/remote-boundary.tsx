import { errorCode, reportError } from '@hub/web';
import { Component, type ReactNode } from 'react';

type Props = {
  area: string;
  /** A fault belongs to one address: the next one begins afresh. */
  path: string;
  fallback: (code: string, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Catches what a remote throws while it renders: the fault costs this page only. */
export class RemoteBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  private code = '';

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(fault: unknown): void {
    const message = fault instanceof Error ? fault.message : String(fault);
    reportError({ code: this.code, area: this.props.area, kind: 'render', message });
  }

  override componentDidUpdate(before: Props): void {
    if (before.path !== this.props.path && this.state.broken) this.retry();
  }

  private readonly retry = () => {
    this.code = '';
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    this.code ||= errorCode(this.props.area);
    return this.props.fallback(this.code, this.retry);
  }
}
