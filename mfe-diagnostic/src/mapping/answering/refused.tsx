import { useTitleFocus } from '@aura/shared-career-ui';
import { Button, PageHeader } from '@aura/shared-ui';

interface Props {
  readonly message: string;
  readonly onAgain: () => void;
}

/** Why answers give no result, and the way to answer again. */
export function Refused({ message, onAgain }: Props) {
  useTitleFocus('refused');
  return (
    <>
      <PageHeader eyebrow="Mapeamento comportamental" title="Ainda não dá para ler suas respostas" />
      <p>{message}</p>
      <div>
        <Button onClick={onAgain}>Responder de novo</Button>
      </div>
    </>
  );
}
