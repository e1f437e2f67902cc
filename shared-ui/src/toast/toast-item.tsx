import { Icon, type IconName } from '../icon/icon.tsx';
import { Confetti } from './confetti.tsx';
import { dismissToast, type Toast } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';
import styles from './toaster.module.css';

/** Milliseconds on screen. */
const DURATION = 5000;

const icons: Readonly<Record<Toast['kind'], IconName>> = { success: 'check', error: 'alert', info: 'info' };

interface ToastItemProps {
  readonly toast: Toast;
  readonly paused: boolean;
}

/** One message with its time and its dismiss button. */
export function ToastItem({ toast, paused }: ToastItemProps) {
  const dismiss = () => dismissToast(toast.id);
  useCountdown(DURATION, paused, dismiss);
  return (
    <div className={styles['toast']} data-kind={toast.kind}>
      {toast.celebrates && <Confetti />}
      <Icon name={icons[toast.kind]} />
      <p className={styles['text']}>{toast.text}</p>
      <button type="button" className={styles['dismiss']} aria-label="Dispensar aviso" onClick={dismiss}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
