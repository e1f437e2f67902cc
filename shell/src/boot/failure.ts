/** Known to the style sheet by this name. */
const ID = 'falha-ao-abrir';

/** Says, without the application, that it did not come, and offers another attempt. */
export function showFailure(document: Document, root: HTMLElement, retry: () => void): void {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'Não foi possível carregar a Aura. Verifique sua conexão e tente novamente.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tentar novamente';
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(text, button);
  root.before(box);
}
