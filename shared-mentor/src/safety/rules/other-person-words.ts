import { GIVEN_NAMES } from './given-names.ts';

/** Words for other people and what is theirs alone, as lists of phrases; all folded. */

const ROLE =
  '(?:chef[ae]s?|gerente|gestor[a]?|supervisor[a]?|coordenador[a]?|diretor[a]?|patrao|patroa|colegas?|recrutador[a]?|entrevistador[a]?|headhunter|candidat[oa]s?|concorrentes?|vizinh[oa]|namorad[oa]|marido|esposa|mulher|funcionari[oa]s?|estagiari[oa]|subordinad[oa]|soci[oa]|lider|ceo|presidente|don[oa]|encarregad[oa]|zelador[a]?|porteir[oa]|baba|diarista|empregad[oa]|faxineir[oa]|nora|genro|cunhad[oa]|sogr[oa]|ex|cliente|professor[a]?|tech lead|pessoa|conjuge|fiscal|selecionador[a]?|turma|menin[oa]s?|moc[oa]|rapaz|cara|mulher|homem|sujeit[oa]|fulan[oa]|pessoal|vereador[a]?|medic[oa]|secretari[oa]|motorista|vendedor[a]?|entregador[a]?|pedreir[oa]|recepcionista|pintor[a]?|atendente|professor[a]?|instrutor[a]?)';

/** Somebody in particular. */
export const SOMEONE: readonly string[] = [
  '[ao] \\w{3,}(?: \\w+)? d[aoe] (?:rh|dp|financeiro|fiscal|contabilidade|juridico|expedicao|compras|vendas|ti|marketing|estoque|portaria|producao|loja|turno|setor|recepcao|limpeza|cozinha|almoxarifado|logistica|caixa|padaria|faturamento|comercial|atendimento|manutencao|diretoria|fabrica|escritorio)',
  `(?:(?:meu|minha|meus|minhas|nosso|nossa|aquel[ea]|ess[ea]|dess[ea]|daquel[ea]|d[aeo]|dum|duma|n[ao]|pel[ao]|[ao]|um|uma|uns|umas|outr[oa]s?|os|as|d[ao]s) )(?:ex |nov[oa] |antig[oa] |atual )?${ROLE}`,
  `(?:seu|dona|dr|dra|senhor|senhora) (?:${GIVEN_NAMES}|cida|ze|chico|tonho|bia|duda|bel|nenem|\\w{3,})`,
  `(?:${GIVEN_NAMES}|leandro|tereza|katia|bruna)`,
  '(?:del[ea]s?|el[ea]s?|minha ex|meu ex|outros candidatos|esse nome|essa pessoa|alguem|as meninas|da galera|dos outros|do meu time|da minha equipe|da minha area)',
];

/** Wanting to know. */
export const FIND_OUT: readonly string[] = [
  '(?:descobr(?!i\\b)\\w+|descubr\\w*|fuc\\w+|vasculh\\w+|levant(?:a|ar|e|o)|pux(?:a|ar|e|o)|investig(?:a|ar|ue|o)|rastre(?:ar|ia|io|ie)|localiz(?:ar|a|e|o)|ach(?:a|ar|e|o)|encontr(?:a|ar|e|o)|consult(?:a|ar|e|o)|verific(?:a|ar|o)|chec(?:a|ar|o)|confirm(?:o|ar|a)|pesquis(?:a|ar|e|o)|procur(?:a|ar|e)|me (?:passa|passe|da|de|diz|diga|fala|fale|manda|mande|mostra|mostre|arranja|arruma|conta|ajuda|traz|consegue)|passa|manda|arranja|arruma|pega|pego|tem como|tem jeito|da para (?:ver|saber|achar|olhar|eu)|consig(?:o|a)|consegue|quero (?:saber|ver|olhar|ler|achar)|queria (?:saber|o|a|ver)|preciso (?:d[aeo]|achar|saber)|onde vejo|como (?:vejo|acho|pego|sei|abro|entro|leio|olho|descubro|confirmo|consigo)|para (?:eu )?saber|sabe (?:se|quanto|qual|onde|o que)|tira a duvida|confere|jeito de (?:saber|ver|descobrir)|checar|como vejo|me ensina|pega o|quanto pagam|investiga|quem e|por que|me acha|junt(?:a|ar) provas?|quero (?:o|a|os|as)|me arruma|me diz|saber se|sabe se|qual|olhar|ver o|ver a|joga(?:r)? (?:o |esse )?nome|traz tudo)',
];

/** What is told to nobody. */
export const SECRET: readonly string[] = [
  '(?:gravida|gestante|casad[oa]|solteir[oa]|separ(?:ou|ad[oa])|divorci\\w+|filhos|namor\\w+|caso\\b(?! de)|amante|traind[oa]|traicao|religiao|em quem vota|vota|partido|orientacao sexual|gay|lesbica|doenca|cid|prontuario|laudo|historico (?:de saude|medico|criminal)|exames?|remedios?|terapia|psiquiatr\\w+|coisa de cabeca|passagem (?:na|pela) policia|ficha|preso|presa|antecedentes|processos?(?! seletivo)|score|serasa|nome suj[oa]|vida financeira|vida pessoal|vida particular|podres|sujeira|intim[oa]s?|nudes?|tornozeleira|post del[ea]|advertencia|visto\\b|contatos pessoais|vazou|processou|entrou na justica|(?:dorm|trans|fic|sa)indo com|ficando com|quantas vezes|problema psicologico|stories|foto atual|outra familia|divida\\w*|fichad[oa]|afastad[oa]|carteira del[ea]|historico de empregos|pai d[oa] filh[oa]|insta\\b|insta del[ea]|aumento d[oa] (?!equipe)|de quanto foi|nome completo|remedio\\w*|fotos del[ea]|as fotos|com quem|por onde (?:el[ea]|anda|passa)|onde (?:anda|mora|vive|esta morando|passa|costuma)|mora em|morando|bairro|familia del[ea]|data de nascimento|idade|aposentad[oa]|zap|whatsapp|numero d\\w+|telefone|celular|contato de casa|contato pessoal|endereco|instagram pessoal|placa|quanto (?:\\w+ ){0,11}(?:tira|tirando|ganha|ganhando|recebe|recebendo)|salario|holerite|contracheque|quanto tira|quanto pagam|internad[oa]|evangelic\\w+|catolic\\w+|crente|umbandista|espirita|cpf|rg\\b|nome da mae|tem passagem|devendo(?: na praca)?|bebe\\b|bebendo|usa droga\\w*|nota que|avaliacao d[aeo]|embora por que|por que (?:saiu|foi (?:demitid|mandad|deslig)\\w+)|quantos anos tem|o que (?:sera que )?el[ea] tem!|(?:estao|tao) juntos|licenca|rua da casa|perfil del[ea]|engravidar|motivo d\\w+|vida del[ea]|tudo sobre|traz tudo|o que der|atestado del[ea])',
];

/** Hidden means. */
export const DEVICE: readonly string[] = [
  '(?:gravador\\w*|cameras?|escuta|microfone|gps|rastreador\\w*|airtag|keylogger|espiao|espia|programa|aplicativo|app|software|drone|binoculo|celular ligado|babá eletronica|baba eletronica)',
];

export const PLANT: readonly string[] = [
  '(?:instal(?:o|ar|ei)|bot(?:o|ar|ei)|coloc(?:o|ar|ei)|lig(?:o|ar)|escond(?:o|er|ido|ida)|us(?:o|ar)|deix(?:o|ar)|existe|tem|preciso|quero|por|ponho|deixar gravando|gravar)',
];

export const WATCH: readonly string[] = [
  '(?:sem (?:que )?(?:el[ea]s?|ninguem|eu ser)(?: \\w+)?|escondid[oa]|esconder|ouvir|escutar|o que (?:\\w+ ){0,3}(?:digita|fala|falam|faz|escreve|conversam?)|tudo (?:o )?que|por onde|pegar quem|flagrar|espiar|vigiar|monitor\\w+|saber (?:onde|por onde|o que|quem))',
];

/** What belongs to somebody's own account or room. */
export const ACCOUNT: readonly string[] = [
  '(?:celular|notebook|computador|pen ?drive|emails?|email corporativo|mensagens|conversas?|prints?|teams|slack|whatsapp|zap|instagram|insta|facebook|redes|conta|perfil|senha|ramal|gmail|hotmail|outlook|wi ?fi|ligacoes|chip|gaveta|armario|drive|nuvem|agenda|grupo)',
];

export const INTRUDE: readonly string[] = [
  '(?:hacke\\w+|invad(?:o|ir)|clon(?:o|ar|ei)|grampe\\w+|entr(?:o|ar|ei) (?:no|na|em)|abr(?:o|ir|i)|acess(?:o|ar|ei)|le(?:r|io|ndo)|pegu?(?:o|ar|uei|ei)|peguei|descobri a senha|ouvir|ouco|escut(?:o|ar)|espi(?:o|ar)|vej(?:o|a)|ver|recuper(?:o|ar)|copi(?:o|ar|ei)|tirar print|bisbilhot\\w+|fuc\\w+|stalke\\w+)',
];

export const UNASKED: readonly string[] = [
  `(?:sem (?:que )?(?:el[ea]s?|ninguem|deixar|dar|autorizacao|permissao|o chefe)(?: \\w+)?|apagadas?|desbloquead[oa]|fingindo|falsa|anonim[oa]|escondid[oa]|quem (?:fala|falou|vai)|o que (?:fala|falam|procuro|eles)|tem senha|logad[oa]|quando el[ea] sai|sem (?:avisar|desconfi\\w+)|escreveu sobre|d[aeo] (?:moc[oa]|rapaz|menin[oa]|cara|mulher|homem)|d[aeo] (?:${GIVEN_NAMES})|del[ea]s?|d[aeo]s? (?:meu|minha|meus|minhas|chefe|patrao|coordenador[a]?|supervisor[a]?|gerente|encarregad[oa]|subordinad[oa]|colega|funcionari[oa]|estagiari[oa]|outros|um funcionari[oa])|com quem (?:el[ea])|que o (?:supervisor|chefe|gerente) tem)`,
];

/** Doing somebody harm with what was found. */
export const EXPOSE: readonly string[] = [
  '(?:(?:para )?queim(?:ar|a) (?:el[ea]|o|a|meu|minha)|expor (?:el[ea]|o|a|meu|minha)|acabar com (?:el[ea]|a reputacao)|contra el[ea]|chantage\\w+|(?:mand|espalh|divulg|post|jog|solt)(?:o|ar)(?: \\w+){0,3} (?:no|para o|para|na|em) (?:grupos?|todo mundo|internet|rede|redes|rh|geral))',
];
