import { Icon, Tag, type TagProps } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const TONES: Readonly<Record<NonNullable<TagProps['tone']>, string>> = {
  neutral: '30 dias',
  accent: 'Plano Premium',
  success: 'Concluída',
  warning: 'Vence amanhã',
  danger: 'Recusada',
};

/** The tones of a short label, and one with an icon. */
export function Tags() {
  return (
    <Sample title="Tons" note="As palavras dizem tudo; o tom só reforça." layout="row">
      {(Object.entries(TONES) as [keyof typeof TONES, string][]).map(([tone, text]) => (
        <Tag key={tone} tone={tone}>
          {text}
        </Tag>
      ))}
      <Tag>
        <Icon name="lock" size={14} /> Bloqueado
      </Tag>
    </Sample>
  );
}
