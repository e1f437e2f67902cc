import { FileDrop } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const ACCEPT = '.pdf,.docx,.txt';
const ignore = () => undefined;

/** One file, chosen or dropped; here it goes nowhere. */
export function Files() {
  return (
    <Sample title="Estados" note="O arquivo escolhido aqui não é lido nem enviado." layout="grid">
      <FileDrop label="Escolha o seu currículo" hint="PDF, DOCX ou TXT." accept={ACCEPT} onFile={ignore} />
      <FileDrop
        label="Escolha outro arquivo"
        accept={ACCEPT}
        onFile={ignore}
        error="Este arquivo está protegido por senha."
      />
      <FileDrop label="Envio indisponível" accept={ACCEPT} onFile={ignore} disabled />
    </Sample>
  );
}
