import { VisuallyHidden } from '@aura/shared-ui';
import { useState } from 'react';

interface Props {
  /** Title of the page on the screen. */
  readonly title: string;
}

/** Says the title of a page reached by navigation; silent on the first one, which the browser announces itself. */
export function RouteAnnouncer({ title }: Props) {
  const [first] = useState(title);
  const [left, setLeft] = useState(false);
  if (!left && title !== first) setLeft(true);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{left ? title : ''}</span>
    </VisuallyHidden>
  );
}
