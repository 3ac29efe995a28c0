import { type ReactNode, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { Button } from './button.tsx';

/** A name that says nothing to who finds the file. */
const FILE_NAME = 'notes.txt';

interface CodeToKeepProps {
  code: string;
  /** What the saved file says. */
  fileText: string;
  texts: { copy: string; copied: string; copyFailed: string; saveText: string };
  /** Words between the code and its buttons. */
  children?: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

/** A code that is shown once, with the ways to keep it. */
export function CodeToKeep({ code, fileText, texts, children, actions }: CodeToKeepProps) {
  return (
    <>
      <code
        translate="no"
        className="block select-all rounded-field bg-raised px-4 py-3 text-center font-mono font-semibold text-lg tracking-wide wrap-anywhere"
      >
        {code}
      </code>
      {children}
      <div className="flex flex-wrap gap-3">
        <CopyButton code={code} texts={texts} />
        <Button variant="secondary" onClick={() => saveFile(FILE_NAME, fileText)}>
          {texts.saveText}
        </Button>
        {actions}
      </div>
    </>
  );
}

function CopyButton({ code, texts }: Pick<CodeToKeepProps, 'code' | 'texts'>) {
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <span role="status" className="text-sm">
        {result && texts[result]}
      </span>
    </div>
  );
}
