import { VisuallyHidden } from '@aura/shared-ui';
import type { Exchange } from '../conversation/exchange.ts';
import { wholeSentences } from './whole-sentences.ts';

/**
 * What a screen reader is told of an answer while it arrives: whole sentences only, or it would be interrupted at every
 * word. Notices speak for themselves.
 */
export function Spoken({ exchange }: { readonly exchange: Exchange | null }) {
  const text = exchange?.aside?.text ?? exchange?.parts.map((part) => part.text).join(' ') ?? '';
  const arriving = exchange?.status === 'writing' || exchange?.status === 'done';
  return (
    <div aria-live="polite" data-testid="spoken">
      <VisuallyHidden>
        {arriving &&
          wholeSentences(text, exchange.status === 'done').map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
      </VisuallyHidden>
    </div>
  );
}
