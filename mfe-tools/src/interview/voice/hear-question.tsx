import { Button } from '@aura/shared-ui';
import { useReadAloud } from '../../speech/use-read-aloud.ts';

interface Props {
  readonly text: string;
  readonly language: 'pt' | 'en';
  /** What is read aloud: the question, or its follow-up. */
  readonly label?: string;
}

/** The question said aloud by the device's own voice; nothing where it has none for the language. */
export function HearQuestion({ text, language, label = 'Ouvir a pergunta' }: Props) {
  const { available, speaking, start, stop } = useReadAloud([text], language);
  if (!available) return null;
  return (
    <div data-no-print>
      <Button type="button" variant="quiet" onClick={speaking ? stop : start}>
        {speaking ? 'Parar de ouvir' : label}
      </Button>
    </div>
  );
}
