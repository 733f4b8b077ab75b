/** The parts of forms: fields as they are and refused, files, skills, consents, and what is said around them. */
import { useState } from 'react';
import { Consents } from '../../../ui/consents.tsx';
import { DropWords } from '../../../ui/drop-words.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Honeypot } from '../../../ui/honeypot.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import { PrivacyInfo } from '../../../ui/privacy-info.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkillsField } from '../../../ui/skills-field.tsx';
import { Submitted } from '../../../ui/submitted.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Shown } from './widgets-shown.tsx';

const OPTIONS = ['one', 'two'].map((value) => ({ value, label: value }));

function FieldsShown() {
  return (
    <Stack gap="4">
      <TextField label="As it is" help="What it is for" optional />
      <TextField label="Refused" error="What is wrong, in words" defaultValue="x" />
      <TextArea label="Several lines" rows={3} optional />
      <MonthField label="A month" writtenHelp="Month and year" />
      <Field label="One of several">{(control) => <Select {...control} options={OPTIONS} />}</Field>
      <Field label="A file">
        {(control) => (
          <FileDrop control={control} accept={['.pdf']} icon="upload" onChange={() => undefined}>
            <DropWords drop="Drop it here or" choose="choose a file" />
          </FileDrop>
        )}
      </Field>
      <Honeypot name="website" />
    </Stack>
  );
}

function SkillsShown() {
  const [skills, setSkills] = useState({ chosen: ['SAP EWM'], text: '' });
  return (
    <SkillsField
      skills={skills.chosen}
      text={skills.text}
      error={undefined}
      disabled={false}
      inputRef={null}
      onChange={(chosen, text) => setSkills({ chosen, text })}
    />
  );
}

export function FormsShown() {
  return (
    <>
      <Shown name="TextField, TextArea, MonthField, Select, FileDrop, DropWords">
        <FieldsShown />
      </Shown>
      <Shown name="SkillsField">
        <SkillsShown />
      </Shown>
      <Shown name="Consents, PrivacyNotice">
        <Consents
          privacyText="I have read what happens with it."
          poolText="Keep me in mind."
          register={(name) => ({ name })}
          error="It has to be accepted"
        />
      </Shown>
      <Shown name="PrivacyInfo">
        <PrivacyInfo text="We use it to answer you." link="More" draft="A draft stays on this device." />
      </Shown>
      <Shown name="Submitted">
        <Submitted applicationId="example" statusToken="example" title="It has arrived" link="Watch it">
          What happens now.
        </Submitted>
      </Shown>
      <Shown name="FormFailure">
        <FormFailure title="It was not sent" reason="The server did not answer." kept="Nothing typed is lost." />
      </Shown>
    </>
  );
}
