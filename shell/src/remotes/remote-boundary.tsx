import { errorCode, reloadPage } from '@hub/web';
import { Component, type ReactNode } from 'react';
import { reportFault } from './report-fault.ts';

type Props = {
  area: string;
  /** A fault belongs to one address: the next one begins afresh. */
  path: string;
  /** A part of a screen that works on: the document stays, however often it is tried. */
  partOnly?: boolean;
  fallback: (code: string, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Catches what a remote throws while it is drawn, and chunks that it cannot have: the fault costs this page only. */
export class RemoteBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  private code = '';
  private retries = 0;

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(fault: unknown): void {
    reportFault(this.props.area, this.code, fault);
  }

  override componentDidUpdate(before: Props): void {
    if (before.path === this.props.path) return;
    this.retries = 0;
    if (this.state.broken) this.begin();
  }

  /** What came twice will come again: a fresh document brings a fresh registry, perhaps with another build. */
  private readonly retry = () => {
    this.retries += 1;
    if (this.retries > 1 && !this.props.partOnly) reloadPage();
    else this.begin();
  };

  private begin(): void {
    this.code = '';
    this.setState({ broken: false });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    this.code ||= errorCode(this.props.area);
    return this.props.fallback(this.code, this.retry);
  }
}
