import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What to show in place of the children; `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface State {
  /** Boxed, because anything can be thrown, also `undefined`. */
  readonly caught: { readonly error: unknown } | null;
}

/** Keeps a failure while rendering from taking the page around it down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  private readonly retry = (): void => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, this.retry) : this.props.children;
  }
}
