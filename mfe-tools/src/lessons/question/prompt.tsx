import type { Question } from '@aura/shared-lessons';
import { VisuallyHidden } from '@aura/shared-ui';

/** A prompt. Its gap is named for screen readers, to which a line alone is silent. */
export function Prompt({ question: { prompt } }: { readonly question: Pick<Question, 'prompt'> }) {
  const [before, after] = prompt.split('____');
  if (after === undefined) return prompt;
  return (
    <>
      {before}
      <span aria-hidden="true">______</span>
      <VisuallyHidden>espaço em branco</VisuallyHidden>
      {after}
    </>
  );
}
