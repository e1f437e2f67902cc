import { Button } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import type { Exchange } from '../conversation/exchange.ts';

interface Props {
  readonly aside: NonNullable<Exchange['aside']>;
  readonly busy: boolean;
  readonly onAsk: (text: string) => void;
}

/** What is said where no advice is given, with questions that the person may have meant. */
export function AsideView({ aside, busy, onAsk }: Props) {
  return (
    <>
      <p>{aside.text}</p>
      {aside.suggestions.length > 0 && (
        <div className={styles['row']} data-no-print>
          {aside.suggestions.map((text) => (
            <Button key={text} variant="secondary" disabled={busy} onClick={() => onAsk(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      <p className={styles['note']}>Esta mensagem não contou e não foi guardada.</p>
    </>
  );
}
