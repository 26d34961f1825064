// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

export const parameters = (() => {
const subject0 = validate1;

function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate1.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate1.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  createLabel: subject0,
  createMilestone: subject0,
  createIssueState: subject0,
  createSnippet: subject0,
  createBoard: subject0,
  createEmail: subject0,
  createStar: subject0,
  createShare: subject0,
  createArchive: subject0,
}
})()

export const bodies = (() => {
const subject0 = validate1;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate2.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
validate2.errors = [0];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate2.errors = [0];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

const func0 = lengthOf;

function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate4.errors = [0];
return false;
}
else {
if(func0(data) < 1){
validate4.errors = [0];
return false;
}
}
}
else {
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate6.errors = [0];
return false;
}
}
else {
validate6.errors = [0];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.name === undefined) && (missing0 = "name"))){
validate1.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "project_id") || (key0 === "name")) || (key0 === "color")) || (key0 === "description"))){
validate1.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate4(data.name, {parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data2 = data.color;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate1.errors = [0];
return false;
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs6 = errors;
if(!(validate6(data.description, {parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate8;
const formats0 = fullFormats.date;

function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate11.errors = [0];
return false;
}
}
else {
validate11.errors = [0];
return false;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.title === undefined) && (missing0 = "title"))){
validate8.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "project_id") || (key0 === "title")) || (key0 === "description")) || (key0 === "state")) || (key0 === "due_date"))){
validate8.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(!(validate4(data.title, {parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func0(data2) > 1000000){
validate8.errors = [0];
return false;
}
}
else {
validate8.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data3 = data.state;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate8.errors = [0];
return false;
}
if(!((data3 === "active") || (data3 === "closed"))){
validate8.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
const _errs8 = errors;
if(!(validate11(data.due_date, {parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate8.errors = [0];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const subject2 = validate13;

function validate15(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate15.errors = [0];
return false;
}
if(!((data === "opened") || (data === "closed"))){
validate15.errors = [0];
return false;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate13(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.issue_id === undefined) && (missing0 = "issue_id")) || ((data.state === undefined) && (missing0 = "state"))){
validate13.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "issue_id") || (key0 === "state"))){
validate13.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.issue_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.issue_id, {parentData:data,parentDataProperty:"issue_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs3 = errors;
if(!(validate15(data.state, {parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

const subject3 = validate17;

function validate22(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [0];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate22.errors = [0];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.title === undefined) && (missing0 = "title"))){
validate17.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "project_id") || (key0 === "author_id")) || (key0 === "title")) || (key0 === "file_name")) || (key0 === "content")) || (key0 === "visibility"))){
validate17.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_id !== undefined){
const _errs3 = errors;
if(!(validate2(data.author_id, {parentData:data,parentDataProperty:"author_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(!(validate4(data.title, {parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_name !== undefined){
const _errs5 = errors;
if(!(validate6(data.file_name, {parentData:data,parentDataProperty:"file_name",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(func0(data4) > 1000000){
validate17.errors = [0];
return false;
}
}
else {
validate17.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs8 = errors;
if(!(validate22(data.visibility, {parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const subject4 = validate24;

function validate24(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.project_id === undefined) && (missing0 = "project_id")){
validate24.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "project_id")){
validate24.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate24.errors = [0];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const subject5 = validate26;
const pattern1 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");

function validate26(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user_id === undefined) && (missing0 = "user_id")) || ((data.email === undefined) && (missing0 = "email"))){
validate26.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user_id") || (key0 === "email"))){
validate26.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.user_id, {parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs3 = errors;
if(!(validate4(data1, {parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate26.errors = [0];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [0];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const subject6 = validate29;

function validate29(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.user_id === undefined) && (missing0 = "user_id"))){
validate29.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "project_id") || (key0 === "user_id"))){
validate29.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs3 = errors;
if(!(validate2(data.user_id, {parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [0];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const subject7 = validate32;

function validate32(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.group_id === undefined) && (missing0 = "group_id"))){
validate32.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "project_id") || (key0 === "group_id")) || (key0 === "group_access")) || (key0 === "expires_at"))){
validate32.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
const _errs3 = errors;
if(!(validate2(data.group_id, {parentData:data,parentDataProperty:"group_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_access !== undefined){
let data2 = data.group_access;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [0];
return false;
}
if(!((((data2 === 10) || (data2 === 20)) || (data2 === 30)) || (data2 === 40))){
validate32.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs6 = errors;
if(!(validate11(data.expires_at, {parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate32.errors = [0];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const subject8 = validate36;

function validate36(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.project_id === undefined) && (missing0 = "project_id")){
validate36.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "project_id") || (key0 === "archived"))){
validate36.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
const _errs3 = errors;
if(typeof data.archived !== "boolean"){
validate36.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [0];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

return {
  createLabel: subject0,
  createMilestone: subject1,
  createIssueState: subject2,
  createSnippet: subject3,
  createBoard: subject4,
  createEmail: subject5,
  createStar: subject6,
  createShare: subject7,
  createArchive: subject8,
}
})()

export const responses = (() => {
const subject0 = validate1;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate2.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
validate2.errors = [0];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate2.errors = [0];
return false;
}
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats["date-time"];

function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate5.errors = [0];
return false;
}
}
else {
validate5.errors = [0];
return false;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate1.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate2(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
const _errs5 = errors;
if(typeof data.color !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate1.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs9 = errors;
if(!(validate5(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate7;
const wrapper0 = {validate: validate8};

function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(wrapper0.validate(data0, {parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate8.errors = [0];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate7.errors = [0];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate8(data0, {parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate7.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate7.errors = [0];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const subject2 = validate10;

function validate10(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate10.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate10.errors = [0];
return false;
}
}
}
}
else {
validate10.errors = [0];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const subject3 = validate11;

function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate11.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate11.errors = [0];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const subject4 = validate12;

function validate13(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate13.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate15(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate15.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate15.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate15.errors = [0];
return false;
}
}
}
}
else {
validate15.errors = [0];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate12(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate13(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate15(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

const subject5 = validate17;

function validate18(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate18.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate18.errors = [0];
return false;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}


function validate20(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate20.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate20.errors = [0];
return false;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

const formats2 = fullFormats.date;

function validate25(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate25.errors = [0];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats2.validate(data))){
validate25.errors = [0];
return false;
}
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.iid === undefined) && (missing0 = "iid"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.due_date === undefined) && (missing0 = "due_date"))){
validate17.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate18(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iid !== undefined){
const _errs2 = errors;
if(!(validate20(data.iid, {parentData:data,parentDataProperty:"iid",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs3 = errors;
if(!(validate18(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate17.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate17.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs8 = errors;
if(typeof data.state !== "string"){
validate17.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs10 = errors;
if(!(validate5(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs11 = errors;
if(!(validate5(data.updated_at, {parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
const _errs12 = errors;
if(!(validate25(data.due_date, {parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const subject6 = validate27;

function validate31(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [0];
return false;
}
if(!((data === "opened") || (data === "closed"))){
validate31.errors = [0];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate27(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.iid === undefined) && (missing0 = "iid"))) || ((data.state === undefined) && (missing0 = "state"))){
validate27.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate2(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iid !== undefined){
const _errs3 = errors;
if(!(validate2(data.iid, {parentData:data,parentDataProperty:"iid",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs4 = errors;
if(!(validate31(data.state, {parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate27.errors = [0];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const subject7 = validate33;

function validate37(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [0];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate37.errors = [0];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate33(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.author_id === undefined) && (missing0 = "author_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.file_name === undefined) && (missing0 = "file_name"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate33.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate2(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_id !== undefined){
const _errs3 = errors;
if(!(validate2(data.author_id, {parentData:data,parentDataProperty:"author_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate33.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_name !== undefined){
let data4 = data.file_name;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate33.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs8 = errors;
if(typeof data.content !== "string"){
validate33.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs10 = errors;
if(!(validate37(data.visibility, {parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs11 = errors;
if(!(validate5(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs12 = errors;
if(!(validate5(data.updated_at, {parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [0];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const subject8 = validate41;

function validate41(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.project_id === undefined) && (missing0 = "project_id"))){
validate41.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate2(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate41.errors = [0];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const subject9 = validate44;

function validate44(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))){
validate44.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate18(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs2 = errors;
if(typeof data.email !== "string"){
validate44.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate44.errors = [0];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const subject10 = validate46;

function validate46(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.user_id === undefined) && (missing0 = "user_id"))){
validate46.errors = [0];
return false;
}
else {
if(data.project_id !== undefined){
const _errs1 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.user_id, {parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate46.errors = [0];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const subject11 = validate49;

function validate49(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.group_id === undefined) && (missing0 = "group_id"))) || ((data.group_access === undefined) && (missing0 = "group_access"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate49.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate2(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs2 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_id !== undefined){
const _errs3 = errors;
if(!(validate2(data.group_id, {parentData:data,parentDataProperty:"group_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_access !== undefined){
let data3 = data.group_access;
const _errs4 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate49.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs6 = errors;
if(!(validate25(data.expires_at, {parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(!(validate5(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate49.errors = [0];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const subject12 = validate55;

function validate55(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project_id === undefined) && (missing0 = "project_id")) || ((data.archived === undefined) && (missing0 = "archived"))){
validate55.errors = [0];
return false;
}
else {
if(data.project_id !== undefined){
const _errs1 = errors;
if(!(validate2(data.project_id, {parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
const _errs2 = errors;
if(typeof data.archived !== "boolean"){
validate55.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate55.errors = [0];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

return {
  createLabel: { 201: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createMilestone: { 201: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createIssueState: { 201: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createSnippet: { 201: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createBoard: { 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createEmail: { 201: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createStar: { 201: subject10, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createShare: { 201: subject11, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  createArchive: { 201: subject12, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
}
})()
