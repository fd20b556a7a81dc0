import { sendContactCode as sendContactCodeOperation } from '@maidan/contract/accounts/contacts/send-contact-code.ts';
import { bindContact as bindContactOperation } from '@maidan/contract/accounts/contacts/bind-contact.ts';
import { removeContact as removeContactOperation } from '@maidan/contract/accounts/contacts/remove-contact.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { sendContactCode } from './send-contact-code.ts';
import { bindContact } from './bind-contact.ts';
import { removeContact } from './remove-contact.ts';

export function mountContacts(app: App): void {
  mount(app, sendContactCodeOperation, sendContactCode);
  mount(app, bindContactOperation, bindContact);
  mount(app, removeContactOperation, removeContact);
}
