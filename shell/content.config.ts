import { defineContent } from '@aura/content-tools';
import { blogModules, PostFileSchema } from './src/authoring/blog.ts';
import { FaqSchema, faqModules } from './src/authoring/faq.ts';
import { LegalFileSchema, legalModules, LegalTableSchema } from './src/authoring/legal.ts';
import { pageModules, PageSchema } from './src/authoring/pages.ts';
import { passwordModules, PasswordsSchema } from './src/authoring/passwords.ts';

/** The texts of the public pages. */
export default defineContent({
  collections: {
    legal: { files: 'content/legal/*.md', schema: LegalFileSchema },
    tables: { files: 'content/legal/tables/*.yaml', schema: LegalTableSchema },
    faq: { files: 'content/faq/*.yaml', schema: FaqSchema },
    pages: { files: 'content/pages/*.yaml', schema: PageSchema },
    passwords: { files: 'content/passwords/*.yaml', schema: PasswordsSchema },
    blog: { files: 'content/blog/*.md', schema: PostFileSchema },
  },
  compile: ({ legal, tables, faq, pages, passwords, blog }, report) => ({
    ...legalModules(legal, tables, report),
    ...faqModules(faq, report),
    ...pageModules(pages),
    ...passwordModules(passwords),
    ...blogModules(blog, report),
  }),
});
