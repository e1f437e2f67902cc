import { Icon, type IconName } from '../icon/icon.tsx';
import { dismissToast, type Toast } from './toast-store.ts';
import styles from './toaster.module.css';
import confettiStyles from './toast-item.module.css';
import { useEffect, useRef } from 'react';

const PIECES = 8;

/** Confetti that flies once behind a message. Decorative. */
function Confetti() {
  return (
    <span className={confettiStyles['confetti']} aria-hidden="true" data-confetti>
      {Array.from({ length: PIECES }, (_, piece) => (
        <i key={piece} className={confettiStyles['piece']} />
      ))}
    </span>
  );
}

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

/** Calls `onEnd` once after `duration` ms, not counting the time in which it is paused. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
