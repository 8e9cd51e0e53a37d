import { useEffect, useRef, useState } from 'react';
import type { ReadingType } from '@sibila/contracts/quota';
import type { CrisisHelp } from '@sibila/contracts/reading';
import { AskQuestion, type QuestionWords } from './ask-question.tsx';
import { CrisisScreen } from './crisis-screen.tsx';
import { useCrisisHelp } from './use-crisis-help.ts';

interface QuestionSceneProps {
  type: ReadingType;
  words: QuestionWords;
  question: string;
  onAsk: (question: string) => void;
  onBack: () => void;
  onContinue: () => void;
  /** The question calls for help: what was kept of it is to be forgotten. */
  onHelp: () => void;
}

/** The question, and help instead of the ritual where it needs a person. */
export function QuestionScene({ onContinue, onHelp, ...scene }: QuestionSceneProps) {
  const [help, setHelp] = useState<CrisisHelp | null>(null);
  const [returned, setReturned] = useState(false);
  const present = useRef(true);
  const helpFor = useCrisisHelp();

  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);

  const goOn = async () => {
    const found = await helpFor(scene.question);
    if (!present.current) return;
    if (found === null) return onContinue();
    onHelp();
    setHelp(found);
  };
  const changeQuestion = () => {
    setHelp(null);
    setReturned(true);
  };

  if (help)
    return (
      <CrisisScreen
        title={scene.words.firstYou}
        help={help}
        note="Lo que escribiste no queda guardado en ninguna parte, y no se ha descontado ninguna lectura."
        closing="Cambiar la pregunta"
        onClose={changeQuestion}
      />
    );
  return <AskQuestion {...scene} returned={returned} onContinue={() => void goOn()} />;
}
