import { selectGupyFields } from '@aura/shared-career/gupy';
import type { ResumeStructure } from '@aura/shared-domain';
import { Button, Disclosure } from '@aura/shared-ui';
import { copyText } from '../../drafted/copy-text.ts';
import styles from '../../tools.module.css';

/** The CV as the fields of Gupy's form, each ready to paste. */
export function GupyText({ resume }: { readonly resume: ResumeStructure }) {
  const { skills, experiences } = selectGupyFields(resume);
  return (
    <Disclosure summary="Texto pronto para colar na Gupy">
      <div className={styles['fields']}>
        <p>
          A Gupy informa que a ordenação por IA lê só dois campos: Habilidades e Experiências. Cole cada um no
          seu lugar.
        </p>
        <Field title="Habilidades" text={skills.join('\n')} />
        {experiences.map((one, index) => (
          <Field
            key={index}
            title={`Experiência ${index + 1}: ${[one.title, one.company, one.period].filter(Boolean).join(', ')}`}
            text={one.description}
          />
        ))}
      </div>
    </Disclosure>
  );
}

function Field({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles['fields']}>
      <h3>{title}</h3>
      {text === '' ? (
        <p className={styles['note']}>Sem texto no currículo.</p>
      ) : (
        <>
          <p className={styles['verbatim']}>{text}</p>
          <div>
            <Button variant="secondary" aria-label={`Copiar ${title}`} onClick={() => void copyText(text)}>
              Copiar
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
