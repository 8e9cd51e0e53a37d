import '@mantine/core/styles/Input.layer.css';
import { useEffect, useRef } from 'react';
import { Textarea } from '@mantine/core';
import { QUESTION_MAX } from '@sibila/contracts/limits';
import type { ReadingType } from '@sibila/contracts/quota';
import { CallButton, LineButton } from '../../components/button.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage, StageActions } from './stage.tsx';
import classes from './ask-question.module.css';

/** What this scene says of its own ritual. */
export interface QuestionWords {
  lead: string;
  placeholder: string;
  go: string;
  back: string;
  /** The title where a question calls for help: «Antes que las cartas, tú». */
  firstYou: string;
}

interface AskQuestionProps {
  type: ReadingType;
  words: QuestionWords;
  question: string;
  /** The person came back to change the question: it takes the focus. */
  returned: boolean;
  onAsk: (question: string) => void;
  onBack: () => void;
  onContinue: () => void;
}

/** A breath, and a question for whoever brings one. */
export function AskQuestion(props: AskQuestionProps) {
  const { type, words, question, returned, onAsk, onBack, onContinue } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (returned) field.current?.focus();
  }, [returned]);
  return (
    <Stage title="Respira y pregunta" lead={words.lead}>
      <svg className={classes.breath} viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="57" />
        <circle cx="60" cy="60" r="38" />
        <circle className={classes.lung} cx="60" cy="60" r="20" />
      </svg>
      <div className={classes.field}>
        <Textarea
          ref={field}
          label="Tu pregunta (opcional)"
          placeholder={words.placeholder}
          value={question}
          onChange={(event) => onAsk(event.currentTarget.value)}
          maxLength={QUESTION_MAX}
          rows={4}
          aria-describedby={`${type}-question-count`}
          classNames={{ label: classes.label, input: classes.input }}
        />
        <p className={classes.count} id={`${type}-question-count`}>
          {question.length} de {QUESTION_MAX} caracteres
        </p>
        <QuotaMeter type={type} />
      </div>
      <StageActions>
        <CallButton onClick={onContinue}>{words.go}</CallButton>
        <LineButton onClick={onBack}>{words.back}</LineButton>
      </StageActions>
    </Stage>
  );
}
