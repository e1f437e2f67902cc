import { Button } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { EnglishEditor } from '../studio/english-editor.tsx';
import { SectionsEditor } from '../studio/sections-editor.tsx';
import type { StudioProps } from '../studio/studio-aside.tsx';
import { TemplateChoice } from '../studio/template-choice.tsx';
import { useStudio } from '../studio/use-studio.ts';
import { GupyText } from './gupy-text.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { MakingStatus } from './making-status.tsx';
import type { Fixable } from './read-back-fixes.tsx';
import { type Format, useFileMaking } from './use-file-making.ts';

const BUTTONS: readonly (readonly [Format, string])[] = [
  ['pdf', 'Baixar PDF'],
  ['docx', 'Baixar DOCX'],
  ['txt', 'Baixar texto'],
  ['json', 'Baixar para outros sistemas (JSON)'],
];

type Props = StudioProps & Pick<Fixable, 'hasBegun'>;

/** The improved CV as files that tracking systems read, each read again by our own reader, and as text for Gupy. */
export function ExportPanel({ resume, look, dispatch, hasBegun }: Props) {
  const studio = useStudio(resume, look);
  const files = useFileMaking(studio);
  const { making, make } = files;
  return (
    <section className={styles['section']} aria-labelledby="export-title" data-no-print>
      <h2 id="export-title">Levar o currículo</h2>
      <p>
        Texto de verdade, letras embutidas e títulos de seção usuais: o formato que os sistemas de
        recrutamento leem melhor. O arquivo é montado no seu aparelho, com as sugestões que você aceitou.
      </p>
      <TemplateChoice
        value={studio.template.id}
        onChange={(template) => dispatch({ type: 'lookChanged', look: { ...look, template } })}
      />
      {studio.template.language === 'en' && (
        <EnglishEditor
          sentences={studio.sentences}
          look={look}
          onChange={(changed) => dispatch({ type: 'lookChanged', look: changed })}
        />
      )}
      <SectionsEditor
        studio={studio}
        look={look}
        onChange={(changed) => dispatch({ type: 'lookChanged', look: changed })}
      />
      <LeftOutList
        leftOut={studio.leftOut}
        onKeep={(line) => dispatch({ type: 'lookChanged', look: { ...look, kept: [...look.kept, line] } })}
      />
      <div className={styles['row']}>
        {BUTTONS.map(([format, label]) => (
          <Button
            key={format}
            variant="secondary"
            busy={making === format}
            disabled={making !== null && making !== format}
            onClick={() => void make(format)}
          >
            {label}
          </Button>
        ))}
      </div>
      <MakingStatus of={files} template={studio.template} fixable={{ resume, look, dispatch, hasBegun }} />
      <GupyText resume={studio.resume} />
    </section>
  );
}
