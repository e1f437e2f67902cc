import { Button, Stepper } from '@aura/shared-ui';
import { useState } from 'react';
import { Sample } from '../frame/sample.tsx';

const STEPS = ['Objetivo', 'Currículo', 'Perguntas', 'Revisão'].map((label) => ({ id: label, label }));

/** A sequence that can be walked through. */
export function Steps() {
  const [current, setCurrent] = useState(2);
  return (
    <Sample
      title="Sequência"
      note="Etapas concluídas podem ser reabertas. Onde não cabem lado a lado, ficam uma linha e uma barra."
    >
      <Stepper steps={STEPS} current={current} onSelect={setCurrent} />
      <div>
        <Button
          variant="secondary"
          disabled={current === STEPS.length - 1}
          onClick={() => setCurrent(current + 1)}
        >
          Próxima etapa
        </Button>
      </div>
    </Sample>
  );
}
