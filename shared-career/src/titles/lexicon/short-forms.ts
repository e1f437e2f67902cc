/** Abbreviations and job-ad short forms. Rows as in `nouns.ts`: the canonical form first. */
export const SHORT_FORMS = `
auxiliar, aux, auxil
assistente, assist, asst, ast, assit
analista, anal, anl, analist
tecnico, tec, tecn, tec.
operador, op, oper, opr
operador maquina, op maq, oper maq, opmaq
engenheiro, eng, engº, engª, engr
engenharia, engen
professor, prof, profº, profª, profa
enfermeiro, enf, enfª, enfº
administrativo, adm, admin, administ, admv
gerente, ger, ger.
coordenador, coord, coorden
supervisor, superv, sup, spv, superv.
encarregado, enc, encarreg
diretor, dir
secretario, sec, secret
departamento, depto, dpto, dept
desenvolvedor, desenv, desenvolv
manutencao, manut, mnt, maint
producao, prod, produc
logistica, log, logist
financeiro, fin, financ
contabilidade, contab
comercial, com, coml, comerc
vendedor, vend
representante, repr
consultor, cons, consult
qualidade, qual, qld
seguranca, seg
seguranca trabalho, seg trab
trabalho, trab
servico geral, sg, servicos gerais, serv ger, serv gerais
auxiliar servico geral, asg, aux sg
auxiliar servico, aux serv
mecanico, mec
eletricista, eletric, elet
eletronico, eletron
motorista, mot
recepcionista, recep, recepc
atendente, atend
atendimento, atendim
planejamento, planej
treinamento, trein
informatica, inform, info
sistema, sist
infraestrutura, infra
suporte, sup tec
estagiario, estag, est
aprendiz, jov aprendiz, aprend
especialista, espec, esp
junior, jr, jnr
senior, sr, snr
pleno, pl
tecnico seguranca trabalho, tst
agente comunitario saude, acs
tecnico enfermagem, tec enf
auxiliar enfermagem, aux enf
auxiliar saude bucal, asb, atendente consultorio dentario, acd
tecnico saude bucal, tsb
tecnico quimico, tec quim
corretor, corret
fisioterapeuta, fisio
nutricionista, nutri
psicologo, psico, psi
medico, med, dr
advogado, adv
juridico, jur
pedagogo, pedag
ajudante, ajud, ajd
montador, mont
almoxarifado, almox
conferente, conf
inspetor, insp
laboratorio, labor
industrial, ind
eletrica, eletr
hospitalar, hosp
maquina, maq
empilhadeira, empilh
caminhao, cam
processo, proc
projeto, proj
recurso humano, rec hum
departamento pessoal, dep pessoal, depto pessoal
ensino, ens
fundamental, fund
educacao, educ
portugues, port
matematica, mat
pessoa deficiencia, pcd, pne
unidade tratamento intensivo, unidade terapia intensiva
gente gestao, g&g
`;
