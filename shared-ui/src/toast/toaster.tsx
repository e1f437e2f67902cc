import { useSyncExternalStore } from 'react';
import { ToastItem } from './toast-item.tsx';
import { listToasts, subscribeToasts } from './toast-store.ts';
import { useHold } from './use-hold.ts';
import styles from './toaster.module.css';

/**
 * Shows the messages of `showToast`; the shell renders it once. All timers pause while the pointer or the focus is on
 * a message. The two live regions are always in the page, because screen readers announce only additions to a region
 * that they already know.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, listToasts);
  const { held, handlers } = useHold(toasts);
  const region = (urgent: boolean) => (
    <div role={urgent ? 'alert' : 'status'} aria-atomic="false" className={styles['region']}>
      {toasts
        .filter((toast) => (toast.kind === 'error') === urgent)
        .map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={held} />
        ))}
    </div>
  );
  return (
    // The handlers only hold the clocks; nothing is operated through them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles['toaster']} aria-label="Avisos" {...handlers}>
      {region(true)}
      {region(false)}
    </section>
  );
}
