import { Checkbox } from '@aura/shared-ui';

interface Props {
  readonly writer: string;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Lets a model write; off until the person turns it on, with what is then sent to whom. */
export function ModelChoice({ writer, chosen, onChoose }: Props) {
  return (
    <Checkbox
      label={`Deixar uma IA (${writer}) redigir as respostas`}
      description={
        'O conselho é o mesmo; a IA só o reescreve. São enviados a ela, ao Google, sua mensagem, a resposta por ' +
        'regra e os fatos que ela usa, sem nome, e-mail, telefone nem documentos. O que ela escrever com número ' +
        'ou nome que não estava lá é descartado.'
      }
      checked={chosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}
