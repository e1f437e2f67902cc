import { TEST_CARDS, TEST_VOUCHERS, type TestWay } from '@aura/shared-domain';
import { Button, ChoiceGroup, Dialog, Notice } from '@aura/shared-ui';
import { useSyncExternalStore } from 'react';
import { NO_CARD, type FormStore } from './form-store.ts';
import styles from './sandbox.module.css';

const makeOption = ({ id, number, label }: TestWay) => ({ value: id, label, description: number });

interface Props {
  readonly store: FormStore;
  /** Whether the form offers Pix and boleto too. */
  readonly mayWait: boolean;
}

/** The form of the demonstration: people choose a test card and never type a number. */
export function SandboxForm({ store, mayWait }: Props) {
  const ways: readonly TestWay[] = mayWait ? [...TEST_CARDS, ...TEST_VOUCHERS] : TEST_CARDS;
  const { card, isMissingCard, bankAsks } = useSyncExternalStore(store.subscribe, store.get);
  const choose = (id: string) => {
    const chosen = ways.find((entry) => entry.id === id);
    if (chosen) store.choose(chosen);
  };
  return (
    <div className={styles['form']}>
      <Notice tone="info" title="Ambiente de demonstração: nenhum dinheiro é cobrado">
        Escolha um dos cartões de teste{mayWait && ', Pix ou boleto'}. O número do seu cartão não é pedido.
      </Notice>
      <ChoiceGroup
        legend={mayWait ? 'Forma de pagamento de teste' : 'Cartão de teste'}
        name="test-card"
        options={ways.map(makeOption)}
        value={card?.id ?? null}
        onChange={choose}
        error={isMissingCard ? NO_CARD : undefined}
      />
      <Dialog
        open={bankAsks}
        onClose={() => store.answerBank(false)}
        title="Seu banco pede uma confirmação"
        actions={
          <>
            <Button variant="secondary" onClick={() => store.answerBank(false)}>
              Recusar
            </Button>
            <Button onClick={() => store.answerBank(true)}>Autorizar</Button>
          </>
        }
      >
        Ambiente de demonstração: é aqui que o seu banco confirmaria que é você quem paga.
      </Dialog>
    </div>
  );
}
