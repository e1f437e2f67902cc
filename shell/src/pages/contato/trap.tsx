import { TRAP } from './contact-message.ts';
import styles from './contact.module.css';

/** A field that no person sees or reaches. Machines fill in whatever they find, and so give themselves away. */
export function Trap() {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        Deixe este campo em branco
        <input
          type="text"
          name={TRAP}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
