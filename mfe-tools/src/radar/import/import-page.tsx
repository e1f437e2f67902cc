import { useTitleFocus } from '@aura/shared-career-ui';
import { PageHeader } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import { RadarNav } from '../parts/radar-nav.tsx';
import { Intake } from './intake.tsx';
import { Preview } from './preview.tsx';
import type { ReadVacancies } from './vacancies-worker.ts';

/** `?tela=adicionar`: ads that the person brings along. */
export function ImportPage() {
  useTitleFocus('import');
  const [shown, setShown] = useState<{ readonly count: number; readonly read: ReadVacancies } | null>(null);
  const onRead = useCallback(
    (read: ReadVacancies) => setShown((before) => ({ count: (before?.count ?? 0) + 1, read })),
    [],
  );
  return (
    <>
      <PageHeader
        eyebrow="Radar de vagas"
        title="Adicionar vagas"
        lead="Traga vagas de qualquer lugar, veja a aderência ao seu currículo e guarde as que interessam."
      />
      <RadarNav current="import" />
      <Intake onRead={onRead} />
      {shown && <Preview key={shown.count} read={shown.read} />}
    </>
  );
}
