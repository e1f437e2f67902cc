import { TextArea, TextField } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

/** One line and several lines, in every state. */
export function TextFields() {
  return (
    <>
      <Sample title="Uma linha" layout="grid">
        <TextField label="Nome" autoComplete="off" />
        <TextField label="Cargo que você quer" hint="Como aparece nos anúncios de vaga." />
        <TextField label="E-mail" type="email" defaultValue="ana@" error="Complete o endereço de e-mail." />
        <TextField label="Senha" type="password" autoComplete="off" hint="Pelo menos 8 caracteres." />
        <TextField label="Cidade" defaultValue="Recife" disabled />
        <TextField label="Código do convite" defaultValue="AURA-2024" readOnly />
      </Sample>
      <Sample
        title="Várias linhas"
        note="Cresce com o que se escreve, onde o navegador permite."
        layout="grid"
      >
        <TextArea label="Resumo" hint="Duas ou três frases." />
        <TextArea
          label="Conquista"
          counter
          maxLength={120}
          defaultValue="Reduzi o tempo de fechamento do mês."
        />
        <TextArea label="Experiência" defaultValue="Várias." error="Escreva o que você fez em cada uma." />
        <TextArea label="Observações" defaultValue="Preenchidas pela equipe." disabled />
      </Sample>
    </>
  );
}
