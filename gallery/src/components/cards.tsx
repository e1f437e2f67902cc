import { Card, type CardProps } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const TONES: Readonly<Record<NonNullable<CardProps['tone']>, string>> = {
  plain: 'O comum: um assunto, com o que se faz a respeito.',
  accent: 'Um por tela, no máximo: o próximo passo.',
  sunken: 'O que apoia o resto e pode ser pulado.',
};

/** The three tones of a sheet. */
export function Cards() {
  return (
    <Sample title="Tons" layout="grid">
      {(Object.entries(TONES) as [keyof typeof TONES, string][]).map(([tone, text]) => (
        <Card key={tone} tone={tone}>
          <h4>{tone}</h4>
          <p>{text}</p>
        </Card>
      ))}
    </Sample>
  );
}
