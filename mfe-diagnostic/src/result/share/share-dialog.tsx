import { saveFile } from '@aura/shared-pages/download';
import type { DiagnosisResult } from '@aura/shared-domain';
import { Button, Checkbox, Dialog, Notice } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { drawPng, writeSvg } from './picture.ts';
import { ShareCard } from './share-card.tsx';
import styles from './share.module.css';

interface Props {
  readonly result: DiagnosisResult;
  readonly onClose: () => void;
}

const NAME = 'diagnostico-de-carreira';

const makePictureFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], `${NAME}.png`, { type: 'image/png' });

/** Whether this browser can share a picture; otherwise there is no button for it. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [makePictureFile(new Uint8Array())] });

/** The card as it will be seen, what it holds, and the ways to take it along. */
export default function ShareDialog({ result, onClose }: Props) {
  const [withGoal, setWithGoal] = useState(false);
  const [failed, setFailed] = useState(false);
  const card = useRef<SVGSVGElement>(null);
  const withPicture = async (deliver: (bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void) => {
    const picture = card.current && (await drawPng(card.current));
    setFailed(!picture?.ok);
    if (picture?.ok) await deliver(picture.value);
  };
  const download = () => withPicture((bytes) => saveFile(`${NAME}.png`, bytes, 'image/png'));
  const share = () =>
    // Closing the device's share menu is a change of mind, not an error.
    withPicture((bytes) => navigator.share({ files: [makePictureFile(bytes)] }).catch(() => undefined));
  const downloadSvg = () => {
    if (card.current) saveFile(`${NAME}.svg`, writeSvg(card.current), 'image/svg+xml');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cartão do resultado"
      actions={
        <>
          {canShareFiles() && <Button onClick={() => void share()}>Compartilhar</Button>}
          <Button variant={canShareFiles() ? 'secondary' : 'primary'} onClick={() => void download()}>
            Baixar imagem (PNG)
          </Button>
          <Button variant="quiet" onClick={downloadSvg}>
            Baixar em SVG
          </Button>
        </>
      }
    >
      <div className={styles['card']}>
        <ShareCard ref={card} result={result} withGoal={withGoal} />
      </div>
      <p>
        O cartão leva a faixa, o número, as cinco partes e o mês. Não leva seu nome, seu currículo, suas
        provas nem suas lacunas. É feito neste aparelho: nada é enviado ou publicado por nós.
      </p>
      {result.goal.title !== '' && (
        <Checkbox
          label="Mostrar também o cargo que busco"
          checked={withGoal}
          onChange={() => setWithGoal(!withGoal)}
        />
      )}
      {failed && <Notice tone="error">Este navegador não conseguiu desenhar a imagem. Baixe em SVG.</Notice>}
    </Dialog>
  );
}
