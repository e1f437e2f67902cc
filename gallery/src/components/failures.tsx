import { Button, Notice } from '@aura/shared-ui';
import { ErrorBoundary } from '@aura/shared-ui/host';
import { useState } from 'react';
import { Sample } from '../frame/sample.tsx';

/** A part that fails on demand while the rest of the page keeps working. */
export function Failures() {
  return (
    <Sample
      title="Falha contida"
      note="O que está em volta continua funcionando; tentar de novo desenha outra vez."
    >
      <ErrorBoundary fallback={renderFailure}>
        <Fragile />
      </ErrorBoundary>
    </Sample>
  );
}

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Failure asked for on the specimen page');
  return (
    <div>
      <Button variant="secondary" onClick={() => setBroken(true)}>
        Provocar uma falha
      </Button>
    </div>
  );
}

function renderFailure(_error: unknown, onRetry: () => void) {
  return (
    <Notice
      tone="error"
      title="Esta parte falhou"
      action={<Button onClick={onRetry}>Tentar novamente</Button>}
    >
      O restante da página não foi afetado.
    </Notice>
  );
}
