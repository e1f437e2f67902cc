import * as v from 'valibot';
import { useState } from 'react';

const TextSizeSchema = v.picklist(['normal', 'large', 'larger']);
export type TextSize = v.InferOutput<typeof TextSizeSchema>;

export const TEXT_SIZES: readonly { readonly value: TextSize; readonly label: string }[] = [
  { value: 'normal', label: 'Texto normal' },
  { value: 'large', label: 'Texto grande' },
  { value: 'larger', label: 'Texto maior' },
];

const KEY = 'aura.licoes.texto';

/** The size in which lessons are read, kept on this device where it lets us. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(readStored);
  const choose = (chosen: TextSize) => {
    setSize(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // A browser that keeps nothing still shows the chosen size on this page.
    }
  };
  return [size, choose];
}

function readStored(): TextSize {
  try {
    const parsed = v.safeParse(TextSizeSchema, localStorage.getItem(KEY));
    return parsed.success ? parsed.output : 'normal';
  } catch {
    return 'normal';
  }
}
