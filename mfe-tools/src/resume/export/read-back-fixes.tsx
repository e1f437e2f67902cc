import type { FieldCheck } from '@aura/shared-career/read-back';
import { type Template, TEMPLATES } from '@aura/shared-career/studio';
import { choosePlural, type ResumeStructure } from '@aura/shared-domain';
import { Link, navigate } from '@aura/shared-session/router';
import { Button, buttonClass } from '@aura/shared-ui';
import type { Dispatch } from 'react';
import styles from '../../tools.module.css';
import { stepPath } from '../paths.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { Look } from '../studio/look.ts';
import type { Format } from './use-file-making.ts';

/** The template that systems read best: one column, neither colour nor rules. */
const PLAINEST = TEMPLATES.find(({ id }) => id === 'discreto');

/** What the fixes work on. */
export interface Fixable {
  readonly resume: ResumeStructure;
  readonly look: Look;
  /** Null where the page changes neither the look nor the CV. */
  readonly dispatch: Dispatch<OptimizerAction> | null;
  /** Whether another CV is on its way to an analysis, which must not be lost. */
  readonly hasBegun: boolean;
}

interface Props {
  readonly of: Fixable;
  readonly template: Template;
  readonly format: Format;
  readonly different: readonly FieldCheck[];
}

/** What to do about fields that a file does not give back as they are, with the way there. */
export function ReadBackFixes({
  of: { resume, look, dispatch, hasBegun },
  template,
  format,
  different,
}: Props) {
  const isDrawn = format === 'pdf' || format === 'docx';
  const other =
    isDrawn && template.id !== PLAINEST?.id && template.language === PLAINEST?.language ? PLAINEST : null;
  const openFields = () => {
    dispatch?.({
      type: 'resumeRead',
      resume: {
        source: 'profile',
        label: 'Currículo desta análise',
        structure: resume,
        confidence: {},
        notices: [],
        layout: 'plainText',
      },
    });
    navigate(stepPath('conferencia'));
  };
  return (
    <div className={styles['fields']}>
      <p>Um sistema de seleção pode entender do mesmo modo. O que fazer:</p>
      <ol>
        <li>
          Abra “Ver campo por campo”, abaixo:{' '}
          {choosePlural(
            different.length,
            'o primeiro campo da lista mostra',
            'os primeiros campos da lista mostram',
          )}{' '}
          o que está no arquivo e o que foi lido.
        </li>
        {other && (
          <li>
            Se no arquivo está certo, é o desenho da página que confunde: troque para o modelo {other.name}, o
            que os sistemas leem melhor, e baixe de novo.
          </li>
        )}
        <li>
          Se um campo está errado ou junta duas coisas (empresa e setor, por exemplo), corrija o campo. Medir
          o currículo corrigido conta como uma análise.
        </li>
      </ol>
      <div className={styles['row']}>
        {dispatch && other && (
          <Button
            variant="secondary"
            onClick={() => dispatch({ type: 'lookChanged', look: { ...look, template: other.id } })}
          >
            Usar o modelo {other.name}
          </Button>
        )}
        {dispatch && !hasBegun ? (
          <Button variant="secondary" onClick={openFields}>
            Corrigir os campos
          </Button>
        ) : (
          <Link className={buttonClass({ variant: 'secondary' })} to={stepPath('curriculo')}>
            Corrigir os campos
          </Link>
        )}
      </div>
    </div>
  );
}
