import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What is wrong with a field: an icon and words, never colour alone. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={styles['error']}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
