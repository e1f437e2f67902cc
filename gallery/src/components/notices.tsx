import { Button, Notice, type NoticeProps } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const TONES: Readonly<Record<NoticeProps['tone'], { readonly title: string; readonly text: string }>> = {
  info: { title: 'Seu rascunho está guardado', text: 'Ele fica neste navegador até você enviar.' },
  success: { title: 'Currículo lido', text: 'Confira o que foi entendido antes de continuar.' },
  warning: {
    title: 'Faltam datas em duas experiências',
    text: 'Sem elas, o tempo de carreira não é contado.',
  },
  error: { title: 'Não foi possível salvar', text: 'Verifique sua conexão e tente de novo.' },
};

/** The four tones of a message in the page, with and without an action. */
export function Notices() {
  return (
    <>
      <Sample title="Tons">
        {(Object.entries(TONES) as [NoticeProps['tone'], (typeof TONES)[NoticeProps['tone']]][]).map(
          ([tone, { title, text }]) => (
            <Notice key={tone} tone={tone} title={title}>
              {text}
            </Notice>
          ),
        )}
      </Sample>
      <Sample title="Com ação, só título ou só texto">
        <Notice
          tone="error"
          title="Não foi possível carregar o plano"
          action={<Button variant="secondary">Tentar novamente</Button>}
        >
          O restante do site continua funcionando.
        </Notice>
        <Notice tone="success" title="Dados atualizados" />
        <Notice tone="info">O resultado fica guardado na sua conta.</Notice>
      </Sample>
    </>
  );
}
