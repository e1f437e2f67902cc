import type { Lesson } from '@aura/shared-lessons';
import { Button, Disclosure, SelectField } from '@aura/shared-ui';
import look from './lesson.module.css';
import { splitSpokenSentences, useReadAloud } from '../../speech/use-read-aloud.ts';
import { TEXT_SIZES, type TextSize } from './use-text-size.ts';

interface Props {
  readonly lesson: Lesson;
  readonly size: TextSize;
  readonly onSize: (size: TextSize) => void;
}

/** How the text is taken in: its size, read aloud where the device has a voice, on paper. */
export function ReadingTools({ lesson, size, onSize }: Props) {
  const { available, speaking, start, stop } = useReadAloud(splitSpokenSentences(lesson.content_html));
  return (
    <div className={look['tools']} data-no-print>
      {available && (
        <Button variant="secondary" onClick={speaking ? stop : start}>
          {speaking ? 'Parar de ouvir' : 'Ouvir a lição'}
        </Button>
      )}
      <Disclosure summary="Tamanho do texto e impressão">
        <div className={look['tools']}>
          <SelectField
            label="Tamanho do texto"
            options={TEXT_SIZES}
            value={size}
            onChange={(chosen) => onSize(TEXT_SIZES.find(({ value }) => value === chosen)?.value ?? 'normal')}
          />
          <Button variant="quiet" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}
