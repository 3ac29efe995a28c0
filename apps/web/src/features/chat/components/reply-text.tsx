import { Component, type ReactNode } from 'react';
import { Markdown } from '../../../components/markdown.tsx';

/** Markdown that falls back to its plain source when the parser cannot be fetched: offline, help must still be read. */
export function ReplyText({ text }: { text: string }) {
  return (
    <PlainOnFailure plain={<p className="whitespace-pre-line">{text}</p>}>
      <Markdown text={text} />
    </PlainOnFailure>
  );
}

interface Props {
  plain: ReactNode;
  children: ReactNode;
}

class PlainOnFailure extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}
