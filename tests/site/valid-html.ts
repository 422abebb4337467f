import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's own valid way of writing: void elements, booleans, camel-case attributes (html ignores their case), `_R_1_` ids.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Suggestions under a text field are what <select> cannot be; a breed's row of tabs is a navigation only until the app wakes it.
    'prefer-native-element': ['error', { exclude: ['listbox', 'navigation'] }],
    // Boxes of one question have one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // A title ends with the brand; its length has a test of its own.
    'long-title': 'off',
    // Own files need no checksum, and the one inline script is allowed by its hash.
    'require-sri': 'off',
    // Numbers are grouped for reading; the tel: link holds them whole.
    'tel-non-breaking': 'off',
    // The content policy refuses style attributes.
    'no-inline-style': 'error',
  },
});

/** What html-validate finds wrong with a page, a line each. */
export const validate = async (html: string, file: string): Promise<string[]> => {
  const report = await validator.validateString(html, file);
  return (
    report.results
      .flatMap((result) => result.messages)
      // The empty shell has no title of its own until the browser knows who asks.
      .filter(({ ruleId }) => !(file === 'shell.html' && ruleId === 'heading-level'))
      .map(({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`)
  );
};
