import type { Lesson } from '@aura/shared-lessons';
import { Button, SelectField } from '@aura/shared-ui';
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
      <span className={look['minutes']}>{lesson.readingTime} min de leitura</span>
      <SelectField
        label="Tamanho do texto"
        options={TEXT_SIZES}
        value={size}
        onChange={(chosen) => onSize(TEXT_SIZES.find(({ value }) => value === chosen)?.value ?? 'normal')}
      />
      {available && (
        <Button variant="secondary" onClick={speaking ? stop : start}>
          {speaking ? 'Parar de ouvir' : 'Ouvir a lição'}
        </Button>
      )}
      <Button variant="quiet" onClick={() => window.print()}>
        Imprimir
      </Button>
    </div>
  );
}
