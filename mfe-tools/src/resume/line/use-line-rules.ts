import { useEffect, useState } from 'react';

type LineRules = typeof import('@aura/shared-career/line-help');

/** The rules that read a line, which come after the page; null until then, and if they cannot be loaded. */
export function useLineRules(): LineRules | null {
  const [rules, setRules] = useState<LineRules | null>(null);
  useEffect(() => {
    let isOver = false;
    import(/* webpackChunkName: "resume-line-rules" */ '@aura/shared-career/line-help').then(
      (loaded) => {
        if (!isOver) setRules(loaded);
      },
      // The line can be written and saved without them; the backend applies the same ones.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return rules;
}
