import { JOB_TEXT_LIMITS, VACANCY_LIMITS } from '@aura/shared-domain';
import { linkOf } from '@aura/shared-jobs/import';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, TextArea, TextField } from '@aura/shared-ui';
import styles from '../../tools.module.css';

/** What the person filled in. */
export interface AdFields {
  readonly text: string;
  readonly title: string;
  readonly company: string;
  readonly url: string;
}

export const EMPTY_AD: AdFields = { text: '', title: '', company: '', url: '' };

interface Props {
  readonly fields: AdFields;
  readonly onChange: (fields: AdFields) => void;
  readonly onRead: () => void;
}

/** The text of an ad, with what it may not say itself. */
export function AdForm({ fields, onChange, onRead }: Props) {
  const badLink = fields.url.trim() !== '' && linkOf(fields.url) === null;
  const noText = fields.text.trim() === '';
  const { form, errors } = useForm<'text' | 'url'>({
    check: () =>
      keepErrors({
        text: noText ? 'Cole o texto do anúncio.' : null,
        url: badLink ? 'Use o endereço completo, começando com https://.' : null,
      }),
    onValid: onRead,
  });
  const change = (patch: Partial<AdFields>) => onChange({ ...fields, ...patch });
  return (
    <form {...form}>
      <div className={styles['fields']}>
        <TextArea
          label="Texto da vaga"
          hint="O anúncio completo, com atividades e requisitos."
          rows={10}
          maxLength={JOB_TEXT_LIMITS.maximum}
          counter
          error={noText ? errors.text : undefined}
          value={fields.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <TextField
          label="Título da vaga (opcional)"
          hint="Se ficar em branco, é lido do texto."
          maxLength={VACANCY_LIMITS.title}
          value={fields.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextField
          label="Empresa (opcional)"
          maxLength={VACANCY_LIMITS.company}
          value={fields.company}
          onChange={(event) => change({ company: event.currentTarget.value })}
        />
        <TextField
          label="Link da vaga (opcional)"
          inputMode="url"
          maxLength={VACANCY_LIMITS.url}
          error={badLink ? errors.url : undefined}
          value={fields.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
      </div>
      <LowerBar>
        <Button type="submit">Ler a vaga</Button>
      </LowerBar>
    </form>
  );
}
