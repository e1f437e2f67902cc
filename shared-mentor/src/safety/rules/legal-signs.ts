import { CAREER_QUESTION } from './career-question.ts';
import type { Evidence, Sign } from './evidence.ts';

const MATTER: Sign = {
  weight: 3,
  phrases: [
    'seguro desemprego|\\d\\d horas(?: por semana| semanais)?|(?:o )?codigo (?:e )?(?:meu|que)|(?:peca|pedir) as contas|(?:entrar com|mover) (?:uma )?acao|fechou a \\w+|do meu bolso|faliu|contracheque|holerite',
    '(?:menor|diferente|abaixo) (?:que|do que) o combinado|(?:a )?diferenca|cobr(?:a|am|ando) (?:aluguel|comida|moradia|uniforme|ferramenta)|acusad[oa]s? de roubar|pag(?:ue|ar|o) parcelado|temporari[oa]|prometeram efetivar',
    'plano de saude|ex empregad[oa]|(?:propria )?(?:luz|internet)|nada d[oe] (?:dinheiro|pagamento|salario)|ultimo dia foi|dividas? d[aeo]|fiscaliza\\w+|lei d[eo]|heranca|do meu salario|registr(?:o|ou|ada|ado|ar|aram)(?: \\w+)?',
    'carteira(?: de trabalho| assinada)?|sem assinar|assinar (?:a )?carteira|obrigado assinar|fgts|inss|fundo de garantia|(?:d[oe]|o|meu|em) aviso|aviso previo|cumprir (?:os )?(?:30|trinta) dias|banco de horas',
    'hora(?:s)? (?:extra|extras|a mais)|adicional|insalubridade|periculosidade|ferias (?:vencidas|atrasadas|negadas|coletivas|proporcionais)|decimo|rescis\\w+|acerto|verbas|salario (?:atrasado|por fora|cortado)|tempo de casa',
    'contrato (?:acaba|venceu|de experiencia|temporario|de trabalho|pj)|clausula|multa|nda|notificacao|extrajudicial|intimac\\w+|revista|descont(?:o|os|ou|aram|am|a)',
    'nao (?:pagam|paga|pagou|pagaram|me pagam|depositaram|depositou|recolheram|assinam|registraram)|bloquead[oa]|demitid[oa]|demiss(?:ao|oes)|mandad[oa] embora|justa causa|suspens(?:ao|oes)|advertencia|atestado|estabilidade|gestacao',
    'gravida|cipa|sindicato|acidente|afastad[oa]|pericia|perito|auxilio|aposentadoria|aposentar|justica|processo (?:trabalhista|contra|judicial)|process(?:ar|ei)|audiencia|testemunha|indeniza\\w+|intervalo|descanso|folga|feriado',
    'domingo|escala|jornada|sobreaviso|diarias|vinculo|autonom[oa]|pejot\\w+|cnpj|transferid[oa]|desvio de funcao|acumulo|equipar\\w+|vale transporte|pensao|terceirizada|quebrou|faliu|falencia|foi vendida|direito|assedio judicial',
    'distrato|direitos autorais|plagio|uso da minha imagem|minha imagem|denunci\\w+|ponto|gorjeta|comissao cortada|insalubre|epi|estagiari[oa]|aprendiz|domestica|domestico|caderneta',
  ],
};
const ASKED: Sign = {
  weight: 3,
  phrases: [
    'quem (?:deveria|acerta|tem que|deve)|(?:vao|vai|podem) me cobrar|el[ea] perde|(?:e )?meu ou del[ea]s?|quanto tempo (?:eu )?tenho|tenho como receber|(?:da|dava|daria) processo',
    'tenho como (?:cobrar|provar|receber|recorrer|processar|exigir)|podem fazer isso|sou obrigad[oa]!|isso passa para|isso passa pros|em quantos dias|consigo (?:derrubar|anular|reverter|receber|cobrar|recorrer|provar|processar)',
    'eu respondo|respondo (?:tambem|por|junto)|tem que pagar|pode(?:m)? (?:isso|ou nao)!|(?:ele|ela|eles|elas|empresa|isso) pode(?:m)?!|sem avisar|mesmo assim o que|eu perco|perco (?:o|a|os|as|tudo|esses|isso)',
    '(?:tenho|temos) que (?:cumprir|pagar|devolver|aceitar|assinar|ir|trabalhar|voltar|responder|avisar)|(?:sou|e|somos|ja e|eram?) obrigad[oa]s?|(?:isso |e )?permitido',
    'e (?:certo|correto|legal isso|legal ele|legal ela|ilegal|crime|proibido|valido|valida)|venc(?:e|em) mesmo|val(?:e|em) (?:como|mesmo|alguma|a demissao|na justica|de prova)',
    'isso (?:existe|vale|procede|pode|e legal|ta certo|esta certo|conta)',
    'podem? (?:encerrar|fazer isso|me obrigar|mexer|zerar|voltar para|ser demitid|mudar|cobrar|descontar|tirar|mandar|ficar com|se recusar|exigir|me processar|me demitir|cortar|reter|proibir|negar)\\w*',
    'el[ea]s? (?:pode|podem) (?:isso|voltar|ser (?:demitid|mandad|obrigad)\\w+|ficar com|fazer isso)|preciso (?:responder|assinar|pagar|devolver|cumprir|ir na audiencia|de advogad\\w+|contratar advogad\\w+)|(?:el[ea]s )?conseguem!',
    '(?:el[ea]s )?podem!|pode ou nao pode|posso (?:exigir|cobrar|recorrer|processar|me recusar|recusar|negar|denunciar|reclamar|pedir de volta|receber|sacar|anular|reverter|gravar|provar)|por lei|na lei|pela lei|perante a lei|pela clt',
    'cabe (?:alguma|acao|recurso|processo|indeniza\\w+|justa)|da para (?:cobrar|anular|reverter|recuperar|receber|processar|provar|recorrer|exigir)',
    'como (?:eu )?(?:provo|cobro|denuncio|recorro|reverto|reclamo|processo|recebo o|anulo|comprovo o vinculo)|tem (?:algum )?direito|qual (?:e )?o prazo|(?:ate|em) quanto tempo|ainda da tempo|prescrev\\w+',
    'quant[oa]s (?:dias|minutos|horas|vezes)|quem (?:me )?(?:paga|responde|deve)|o que (?:a|me|eu) (?:lei|cabe|posso fazer)|nao (?:tinha|tinham|deveria\\w*|devia\\w*) (?:que|de)|ela (?:recebe|pode voltar)',
    'quanto (?:eu )?(?:tenho a|vou|devo|recebo)|obrigatori[oa]|tem que (?:me )?(?:pagar|registrar|avisar|devolver|indenizar)',
  ],
};
const EMPLOYER: Sign = {
  weight: 1,
  phrases: [
    'patrao|patroa|empresa|firma|chef[ae]|gerente|loja|escola|dono|donos|empregador[a]?|ex empregador|el[ea]s|restaurante|fabrica|supermercado|mercado|contratante|aplicativo|escritorio|prefeitura|condominio|clinica|hospital|obra|casas?',
    'bar|me (?:mand|fal|descont|demit|obrig|bloque|registr)\\w*|meu contrato|minha (?:esposa|mae|filha|irma)|trabalh\\w+|demissao|salario',
  ],
};

export const LEGAL_SIGNS: readonly Evidence[] = [
  { signs: [MATTER, ASKED, EMPLOYER], against: [CAREER_QUESTION], enough: 6 },
];
