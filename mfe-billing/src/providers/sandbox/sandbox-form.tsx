import { TEST_CARDS } from '@aura/shared-domain';
import { Button, ChoiceGroup, Dialog, Notice } from '@aura/shared-ui';
import { useSyncExternalStore } from 'react';
import { NO_CARD, type FormStore } from './form-store.ts';
import styles from './sandbox.module.css';

const OPTIONS = TEST_CARDS.map(({ id, number, label }) => ({ value: id, label, description: number }));

/** The form of the demonstration: test cards to choose from, so that nobody types a number of their own. */
export function SandboxForm({ store }: { readonly store: FormStore }) {
  const { card, isMissingCard, bankAsks } = useSyncExternalStore(store.subscribe, store.get);
  const choose = (id: string) => {
    const chosen = TEST_CARDS.find((entry) => entry.id === id);
    if (chosen) store.choose(chosen);
  };
  return (
    <div className={styles['form']}>
      <Notice tone="info" title="Ambiente de demonstração: nenhum dinheiro é cobrado">
        Escolha um dos cartões de teste. O número do seu cartão não é pedido.
      </Notice>
      <ChoiceGroup
        legend="Cartão de teste"
        name="test-card"
        options={OPTIONS}
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
