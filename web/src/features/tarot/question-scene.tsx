import { useEffect, useRef, useState } from 'react';
import { AskQuestion } from './ask-question.tsx';
import type { Help } from './crisis-help.ts';
import { CrisisScreen } from './crisis-screen.tsx';
import { dropDraft } from './draft.ts';
import { helpFor, preloadHelp } from './help-for.ts';
import type { Ritual } from './use-ritual.ts';

interface QuestionSceneProps {
  ritual: Ritual;
  userId: string;
}

/** Second scene: the question, and help instead of the cards where it needs a person. */
export function QuestionScene({ ritual, userId }: QuestionSceneProps) {
  const { draft, ask, goTo } = ritual;
  const [help, setHelp] = useState<Help | null>(null);
  const [returned, setReturned] = useState(false);
  const present = useRef(true);

  useEffect(() => {
    present.current = true;
    preloadHelp();
    return () => {
      present.current = false;
    };
  }, []);

  const takeTheDeck = async () => {
    const found = await helpFor(draft.question);
    if (!present.current) return;
    if (found === null) return goTo('shuffle');
    dropDraft(userId);
    setHelp(found);
  };
  const changeQuestion = () => {
    setHelp(null);
    setReturned(true);
  };

  if (help)
    return (
      <CrisisScreen
        help={help}
        note="Lo que escribiste no ha salido de esta página ni queda guardado en ella, y no se ha descontado ninguna lectura."
        closing="Cambiar la pregunta"
        onClose={changeQuestion}
      />
    );
  return (
    <AskQuestion
      question={draft.question}
      returned={returned}
      onAsk={ask}
      onBack={() => goTo('spread')}
      onContinue={() => void takeTheDeck()}
    />
  );
}
